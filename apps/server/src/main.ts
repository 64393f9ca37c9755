// Plain enough for an older Node to read; what it then loads is not.
import './needs-node.ts'
import { beginLoading } from './loading.ts'

beginLoading()
await import('./serve-product.ts')
