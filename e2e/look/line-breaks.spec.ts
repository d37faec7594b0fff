// At the end of a line nothing is torn apart that is read in one piece.
import { jobPath, projectPath } from '../../contract/addresses.ts'
import { languages, pathIn } from '../../contract/languages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'
import { demoJob, demoProject, demoServicePath } from '../testing/demo.ts'

for (const language of languages)
  test(`on a phone no phone number and no number with its unit breaks, in ${language}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const pages = Object.values(publicPages).map(({ path }) => path)
    for (const path of [
      ...pages.filter((path) => !path.includes(':')),
      demoServicePath,
      projectPath(await demoProject(request)),
      jobPath(await demoJob(request)),
    ]) {
      await page.goto(pathIn(language, path))
      await page.evaluate(() => document.fonts.ready)
      const { found, broken } = await page.evaluate(findBrokenNumbers)
      expect.soft(broken, path).toEqual([])
      expect.soft(found, path).toBeGreaterThan(0)
    }
  })

function findBrokenNumbers() {
  const phone = /\+\d[\d\s]{8,}\d/
  const units = [
    ...[
      'sq\\sft',
      'm²',
      'mm',
      'cm',
      'm',
      'km',
      'kg',
      'MB',
      'lakh',
      'cents',
      'hours',
      'days',
      'years?',
      'angulam',
    ],
    ...[
      'ചതുരശ്ര\\sഅടി',
      'മി',
      'സെ',
      'മീറ്റർ',
      'കി',
      'കിലോ',
      'ലക്ഷം',
      'സെന്റിൽ',
      'മണിക്കൂർ',
      'ദിവസം',
      'വർഷം',
      'അംഗുലം',
    ],
  ]
  const measure = new RegExp(`\\d[\\d,.]*\\s(?:${units.join('|')})(?![\\p{L}\\p{M}])`, 'u')
  const numbers = new RegExp(`${phone.source}|${measure.source}`, 'gu')
  const broken: string[] = []
  let found = 0
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue
    for (const { 0: number, index } of (text.nodeValue ?? '').matchAll(numbers)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + number.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      found += 1
      if (lines.size > 1) broken.push(number)
    }
  }
  return { found, broken }
}
