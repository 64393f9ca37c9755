// Writes docs/lifecycles.md from the lifecycle tables; with --check it fails where the page is not what they say.
import { readFileSync, writeFileSync } from 'node:fs'
import { approvalLifecycle } from '../src/lifecycles/approval-lifecycle.ts'
import { billLifecycle } from '../src/lifecycles/bill-lifecycle.ts'
import { bundleLifecycle } from '../src/lifecycles/bundle-lifecycle.ts'
import { dropshippingLifecycle } from '../src/lifecycles/dropshipping-lifecycle.ts'
import { earningLifecycle } from '../src/lifecycles/earning-lifecycle.ts'
import { fiscalDocumentLifecycle } from '../src/lifecycles/fiscal-document-lifecycle.ts'
import { incidentLifecycle } from '../src/lifecycles/incident-lifecycle.ts'
import { sectionOf } from '../src/lifecycles/lifecycle-page.ts'
import { manifestLifecycle } from '../src/lifecycles/manifest-lifecycle.ts'
import { orderLifecycle } from '../src/lifecycles/order-lifecycle.ts'
import { paymentProofLifecycle } from '../src/lifecycles/payment-proof-lifecycle.ts'
import { purchaseLifecycle } from '../src/lifecycles/purchase-lifecycle.ts'
import { refundLifecycle } from '../src/lifecycles/refund-lifecycle.ts'
import { settlementLifecycle } from '../src/lifecycles/settlement-lifecycle.ts'

const INTRODUCTION = `# Lifecycles

What may happen to each record, when, who may do it and by which call. Every pair that is not listed is refused and changes
nothing. Generated from \`packages/domain/src/*-lifecycle.ts\` by \`npm run diagrams\`; change it there.`

const page = [
  INTRODUCTION,
  sectionOf('Order', orderLifecycle),
  sectionOf('Purchase', purchaseLifecycle),
  sectionOf('Bundle', bundleLifecycle),
  sectionOf('Manifest', manifestLifecycle),
  sectionOf('Bill of sale', billLifecycle),
  sectionOf('Document of the SRI', fiscalDocumentLifecycle),
  sectionOf('Payment proof', paymentProofLifecycle),
  sectionOf('Dropshipping request', dropshippingLifecycle),
  sectionOf('Incident', incidentLifecycle),
  sectionOf('Earning', earningLifecycle),
  sectionOf('Refund', refundLifecycle),
  sectionOf('Approval', approvalLifecycle),
  sectionOf('Settlement', settlementLifecycle),
].join('\n\n')
const path = new URL('../../../docs/lifecycles.md', import.meta.url)

if (process.argv.includes('--check')) check(`${page}\n`)
else writeFileSync(path, `${page}\n`)

function check(expected: string): void {
  if (readPage() === expected) return
  console.error('docs/lifecycles.md is not what the lifecycle tables say: run `npm run diagrams`')
  process.exitCode = 1
}

function readPage(): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
