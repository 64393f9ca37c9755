/** The parts of Node's HTTP that run here. An import of the module loads what depends on it too: Node's own `fetch`, 15 MiB. */
export const { createServer, request: requestOverHttp, STATUS_CODES } = process.getBuiltinModule('node:http')
export const { request: requestOverTls } = process.getBuiltinModule('node:https')
