import { words } from './building-words.ts'

/** Says so of a house that is not finished. */
export const BuildingMark = ({ project: { building } }: { project: { building: boolean } }) =>
  building ? <p className="label">{words.underConstruction}</p> : null
