/** The parts of Node's HTTP that run here. An import of the module loads what depends on it too: Node's own `fetch`, 15 MiB. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')
