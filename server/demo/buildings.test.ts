import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Photo } from '../../content/demo/photos.ts'
import { type DemoProject, projects } from '../../content/demo/projects.ts'
import { isDrawing } from './drawings.ts'

/** How many projects a project's page shows below its own. */
const shownBelow = 3

test('every project has a building of its own as its main picture, and never a drawing', () => {
  const mains = projects.map(({ photos: [main] }) => main)
  assert.equal(new Set(mains.map(buildingOf)).size, projects.length)
  assert.deepEqual(mains.filter(isDrawing), [])
})

test('no page of a project shows a building that the projects below it begin with', () => {
  for (const project of projects) {
    const below = projectsBelow(project).map(({ photos: [main] }) => buildingOf(main))
    const repeated = project.photos.filter((photo) => below.includes(buildingOf(photo)))
    assert.deepEqual(repeated, [], project.client)
  }
})

/** The newest of its category, then the newest of all. */
function projectsBelow(project: DemoProject) {
  const others = projects.filter((other) => other !== project)
  const isLike = ({ page }: DemoProject) => page === project.page
  return [...others.filter(isLike), ...others.filter((other) => !isLike(other))].slice(0, shownBelow)
}

function buildingOf(photo: Photo) {
  const name = photo.replace(/-(\d+|hero)$/, '')
  if (/-veranda$/.test(name)) return 'veranda-house'
  if (name.startsWith('slope')) return 'slope'
  return /^(stage|plan-contemporary)-/.test(name) ? 'contemporary-house' : name
}
