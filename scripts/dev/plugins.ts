// What `npm run dev` adds to Vite.
import type { PluginOption, ViteDevServer } from 'vite'
import type { KeptServer } from './kept-server.ts'

/** A call that comes while the server starts again is answered when it has. */
export const waitForServer = (server: KeptServer): PluginOption => ({
  name: 'wait-for-server',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api', async (_request, response, next) => {
      if (await server.isReady()) return next()
      response.writeHead(502, { 'content-type': 'text/plain' }).end('The server does not run: its console says why.')
    })
  },
})

/** Another application of Vite's under a path of this one. */
export const beside = (other: ViteDevServer, path: string): PluginOption => ({
  name: 'beside',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith(path)) other.middlewares(request, response, next)
      else next()
    })
  },
})

/** Words are fetched when a page loads, and Vite does not watch for that. */
export const showEditedWords = (folder: string): PluginOption => ({
  name: 'show-edited-words',
  configureServer: ({ watcher, ws }) => {
    watcher.on('change', (path) => {
      if (path.startsWith(folder)) ws.send({ type: 'full-reload' })
    })
  },
})
