// npm run font: makes the font that every page is sent, src/theme/inter.woff2, of the published Inter.
import { writeFileSync } from 'node:fs'
import { FONT, lightFont } from './light-font.ts'

writeFileSync(FONT, await lightFont())
