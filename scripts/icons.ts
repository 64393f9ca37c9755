// npm run icons: draws the icons of the installed application from apps/web/public/favicon.svg.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as browsers } from '@playwright/test'
import { chromium } from './chromium.ts'

const PUBLIC = join(import.meta.dirname, '../apps/web/public')
const drawing = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
const ground = /fill="(#\w+)"/.exec(drawing)?.[1] ?? ''
/** Systems cut a maskable icon to their own shape: the drawing stays within the inner 80 %, on a ground that fills the whole. */
const filled = drawing.replace('rx="8" ', '')

const ICONS = [
  { name: 'icon-192', sizeInPixels: 192, svg: drawing, share: 1 },
  { name: 'icon-512', sizeInPixels: 512, svg: drawing, share: 1 },
  { name: 'maskable-192', sizeInPixels: 192, svg: filled, share: 0.8 },
  { name: 'maskable-512', sizeInPixels: 512, svg: filled, share: 0.8 },
  { name: 'apple-touch-icon', sizeInPixels: 180, svg: filled, share: 0.9 },
]

const executablePath = await chromium()
const browser = await browsers.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage()
for (const { name, sizeInPixels, svg, share } of ICONS) {
  await page.setViewportSize({ width: sizeInPixels, height: sizeInPixels })
  const side = sizeInPixels * share
  const margin = (sizeInPixels - side) / 2
  const style = `margin:0;background:${share < 1 ? ground : 'transparent'};overflow:hidden`
  const place = `position:absolute;left:${margin}px;top:${margin}px;width:${side}px;height:${side}px`
  await page.setContent(`<body style="${style}">${svg.replace('<svg ', `<svg style="${place}" `)}</body>`)
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: share === 1 })
}
await browser.close()
