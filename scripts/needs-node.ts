// Imported first, before what an older Node cannot load: the reason in one sentence.
const NEEDED = 26
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED) {
  console.error(
    `This needs Node ${NEEDED}, which npm ci brings, and runs on ${process.versions.node}: use npm run, or put node_modules/.bin first in PATH.`,
  )
  process.exit(1)
}
