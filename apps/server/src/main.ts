import { takeCompiled } from './loading.ts'

// Before anything else is loaded.
takeCompiled()
await import('./program.ts')
