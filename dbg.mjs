import { chromium } from 'playwright-core'
const base = 'http://localhost:4103'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ') })
const page = await browser.newPage()
page.on('console', m => console.log('  >', m.text()))
await page.addInitScript(() => {
  for (const n of ['pushState','replaceState','go']) { const o = history[n].bind(history); History.prototype[n] = function (...a) { console.log(n, JSON.stringify(a)); return o(...a) } }
  addEventListener('popstate', () => console.log('popstate', location.pathname, JSON.stringify(history.state)), true)
})
const st = async (w) => { await page.waitForTimeout(600); console.log(w, await page.evaluate(() => [location.pathname, JSON.stringify(history.state), history.length].join(' '))) }
const acc = { email: 'owner@example.com', password: 'a long enough secret' }
await page.request.post(base + '/admin/signup', { data: acc })
console.log((await page.request.post(base + '/admin/login', { data: acc })).status())
await page.addInitScript(() => localStorage.setItem('isAdminAuthenticated', 'true'))
await page.goto(base + '/admin'); await st('dash')
await page.getByRole('link', { name: 'Add Review' }).click(); await st('review')
await page.getByLabel('Name').fill('Chitra')
const stay = page.getByRole('button', { name: 'Stay' })
await page.getByRole('link', { name: 'Manage Career' }).click(); await st('asked')
await stay.click(); await st('stay1')
await page.goBack(); await st('asked 2')
await stay.click(); await st('stay2')
await page.getByRole('button', { name: 'Logout' }).click(); await st('asked3')
await stay.click(); await st('stay3')
await page.goBack(); await st('back')
console.log(await page.evaluate(() => [document.querySelector('h1')?.textContent, document.querySelectorAll('dialog[open]').length])); await page.screenshot({path:'/tmp/w18/dbg.png'}); await browser.close()
