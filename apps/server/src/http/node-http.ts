/** What of Node's HTTP runs here. Whoever imports the module instead takes along what hangs on it: Node's own `fetch`, 15 MiB. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')
