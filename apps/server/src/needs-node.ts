const NEEDED = 26
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED) {
  console.error(
    `Puente needs Node ${NEEDED} and was started with ${process.versions.node}: use npm start, which brings one, or a newer Node of yours.`,
  )
  process.exit(1)
}
