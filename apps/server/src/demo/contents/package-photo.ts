import sharp from 'sharp'
import type { Random } from '../calendar/random.ts'

const FLOORS = ['#8f8a83', '#9a9188', '#7f8689', '#a09a8e']
const CARDBOARDS = [
  { front: '#c89f6d', side: '#a97f4f', top: '#dcb988', tape: '#e8d9b5' },
  { front: '#bf9361', side: '#9c7347', top: '#d2ab78', tape: '#d9c79c' },
  { front: '#d1ab7c', side: '#b08a5b', top: '#e3c69a', tape: '#efe3c5' },
]

/** What the Miami warehouse photographs: a box on its scale, with the label. A drawing, as JPEG. */
export function makePackagePhoto(random: Random, label: { tracking: string; name: string }): Promise<Buffer> {
  const { front, side, top, tape } = random.pick(CARDBOARDS)
  const width = random.integer(330, 460)
  const height = random.integer(210, 330)
  const left = 400 - width / 2 - 40
  const base = 520
  const roof = base - height
  const depth = random.integer(70, 120)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <defs>
      <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="#d8d5cf"/><stop offset="0.55" stop-color="${random.pick(FLOORS)}"/></linearGradient>
      <linearGradient id="front" x2="1" y2="1"><stop offset="0" stop-color="${front}"/><stop offset="1" stop-color="${side}"/></linearGradient>
    </defs>
    <rect width="800" height="600" fill="url(#floor)"/>
    <rect x="120" y="${base + 4}" width="560" height="30" rx="6" fill="#4b5357"/><rect x="340" y="${base + 10}" width="120" height="18" rx="3" fill="#9fd9b0"/>
    <ellipse cx="400" cy="${base + 6}" rx="${width * 0.62}" ry="14" fill="#000" opacity="0.25"/>
    <polygon points="${left},${roof} ${left + depth},${roof - depth * 0.6} ${left + width + depth},${roof - depth * 0.6} ${left + width},${roof}" fill="${top}"/>
    <polygon points="${left + width},${roof} ${left + width + depth},${roof - depth * 0.6} ${left + width + depth},${base - depth * 0.6} ${left + width},${base}" fill="${side}"/>
    <rect x="${left}" y="${roof}" width="${width}" height="${height}" fill="url(#front)"/>
    <rect x="${left + width / 2 - 18}" y="${roof}" width="36" height="${height * 0.36}" fill="${tape}" opacity="0.85"/>
    ${paperLabel(left + 24, roof + height * 0.42, label)}
  </svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 72 }).toBuffer()
}

/** The bars are a drawing too: no scanner reads them. */
function paperLabel(x: number, y: number, { tracking, name }: { tracking: string; name: string }): string {
  const bars = [...tracking.repeat(3).slice(0, 26)].map((character, place) => {
    const wide = (character.charCodeAt(0) % 3) + 1
    return `<rect x="${x + 12 + place * 8}" y="${y + 58}" width="${wide * 1.8}" height="34" fill="#1b2022"/>`
  })
  return `<rect x="${x}" y="${y}" width="${Math.max(232, name.length * 10 + 28)}" height="104" rx="3" fill="#fdfdfb"/>
    <text x="${x + 12}" y="${y + 24}" font-family="sans-serif" font-size="15" font-weight="bold" fill="#1b2022">${name}</text>
    <text x="${x + 12}" y="${y + 44}" font-family="sans-serif" font-size="13" fill="#1b2022">${tracking}</text>${bars.join('')}`
}
