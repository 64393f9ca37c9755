import { once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BundleProposal, ProposalParameters, ReadyPackage } from '@app/domain'

export type ProposalTask = { packages: readonly ReadyPackage[]; parameters: ProposalParameters }

/** A source beside this one, or built beside the server. */
const PROGRAM = join(import.meta.dirname, `proposal-worker${extname(import.meta.filename)}`)

let theOneBefore: Promise<unknown> = Promise.resolve()

/** Off the event loop, in a thread that ends with its answer. One at a time, however many ask. */
export function proposeInThread(packages: readonly ReadyPackage[], parameters: ProposalParameters): Promise<BundleProposal> {
  const proposal = theOneBefore.then(() => run({ packages, parameters }))
  theOneBefore = proposal.then(
    () => undefined,
    () => undefined,
  )
  return proposal
}

async function run(workerData: ProposalTask): Promise<BundleProposal> {
  const [proposal] = await once(new Worker(PROGRAM, { workerData }), 'message')
  return proposal
}
