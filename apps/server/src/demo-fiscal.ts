// Plain enough for an older Node to read; what it then loads is not.
import './needs-node.ts'

await import('./serve-demo-fiscal.ts')
