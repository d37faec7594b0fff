// The addresses of the gallery, and how its pictures are laid out.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { galleryPageSize } from '#contract/limits.ts'
import { filterOf, galleryPath, optionsQuery, projectsQuery, readGalleryFilters } from './gallery-filters.ts'
import { fitClass, growClass, isPortrait, splitRows } from './justified-rows.ts'

const read = (search: string) => readGalleryFilters(new URLSearchParams(search))

test('an address of the gallery says what was chosen, and nothing else', () => {
  const addresses: [Parameters<typeof galleryPath>[0], string][] = [
    [{}, '/gallery'],
    [{ page: 1 }, '/gallery'],
    [{ page: 3 }, '/gallery?page=3'],
    [{ category: 'Floor coating', page: 2 }, '/gallery?category=Floor+coating&page=2'],
    [{ category: 'A & B', district: 'Idukki' }, '/gallery?category=A+%26+B&district=Idukki'],
    [{ size: 'small', location: 'Kochi' }, '/gallery?size=small&location=Kochi'],
  ]
  for (const [filters, address] of addresses) {
    assert.equal(galleryPath(filters), address)
    const { category, size, district, location, page = 1 } = filters
    assert.deepEqual(read(address.split('?')[1] ?? ''), { category, size, district, location, page })
  }
})

test('an address with nonsense in it is the first page of all projects', () => {
  const none = { category: undefined, size: undefined, district: undefined, location: undefined }
  const all = { ...none, page: 1 }
  for (const page of ['-3', '0', '1.5', 'two', '', '100000', '1e99'])
    assert.deepEqual(read(`page=${page}&category=&location=&size=toString`), all, page)
})

test('a page asks for its own projects, and each filter for what leads somewhere under the others', () => {
  const filters = { category: 'Villas', size: 'small', district: 'Idukki', page: 3 } as const
  const queryOf = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2]
  const range = { limit: galleryPageSize, offset: 2 * galleryPageSize }
  const { category, size, district } = filters
  const chosen = { category, size, district }
  assert.deepEqual(queryOf(projectsQuery(filters)), { sort: 'gallery', ...chosen, ...range })
  assert.deepEqual(queryOf(optionsQuery('category', filters)), {
    ...{ distinct: 'category', ...chosen, category: undefined },
  })
  assert.deepEqual(queryOf(optionsQuery('size', filters)), {
    ...{ distinct: 'size', ...chosen, size: undefined },
  })
})

test('filters are in English on every page', () => {
  type Listed = Parameters<typeof filterOf>[0]
  const filter = { category: 'Villas', district: 'Idukki' }
  const english = { ...filter, size: 'small' } as const
  const translated = { category: 'വില്ലകൾ', district: 'ഇടുക്കി', size: 'small', filter } as Listed
  assert.deepEqual(filterOf(translated), english)
  assert.deepEqual(filterOf({ ...english, client: 'Asha' } as Listed), english)
})

const look = { widest: 4.6, alone: 0.4 }
const shapeOf = (ratio: number) => ({ width: ratio * 100, height: 100 })
const rowsOf = (ratios: number[]) => splitRows(ratios, shapeOf, look)
const landscape = 1.5

test('pictures stand in rows in their order, none of which is too high or too low', () => {
  const lists = [
    [],
    [landscape],
    [0.7, 0.7, 0.7],
    [landscape, 0.7, landscape, 2.2, 0.7, 0.7, landscape],
    new Array(12).fill(landscape),
    new Array(31).fill(0.75),
  ]
  for (const ratios of lists) {
    const rows = rowsOf(ratios)
    assert.deepEqual(rows.flat(), ratios)
    for (const row of rows.length > 1 ? rows : []) {
      const ratio = row.reduce((sum, one) => sum + one, 0)
      assert.ok(ratio >= 1.9 && ratio <= look.widest, `${row}`)
    }
  }
})

test('rows of different lengths follow each other, and a picture stands alone only where it must', () => {
  const lengths = rowsOf(new Array(12).fill(landscape)).map((row) => row.length)
  assert.ok(new Set(lengths).size > 1, `${lengths}`)
  assert.ok(!lengths.includes(1), `${lengths}`)
  assert.deepEqual(rowsOf([4, 4]), [[4], [4]])
  assert.deepEqual(rowsOf([2, 2, 2, 2]), [
    [2, 2],
    [2, 2],
  ])
  assert.deepEqual(rowsOf([0.7, 0.7, 0.7]), [[0.7, 0.7, 0.7]])
})

test('a picture grows by its shape and stays as high as most of the screen, within what the styles have', () => {
  assert.equal(growClass(shapeOf(1.5)), 'md:basis-0 md:grow-24')
  assert.equal(growClass(shapeOf(0.1)), 'md:basis-0 md:grow-8')
  assert.equal(growClass(shapeOf(9)), 'md:basis-0 md:grow-32')
  assert.equal(fitClass(shapeOf(0.75), shapeOf(0.8)), 'fit-24')
  assert.equal(fitClass(shapeOf(9)), 'fit-48')
  assert.deepEqual([shapeOf(1.19), shapeOf(1.2)].map(isPortrait), [true, false])
})
