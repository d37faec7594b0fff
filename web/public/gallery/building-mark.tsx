import { words } from './building-words.ts'

/** Says so of a house that is not finished. */
export const BuildingMark = ({ project: { building } }: { project: { building: boolean } }) =>
  building ? <p className="label text-laterite">{words.underConstruction}</p> : null
