// A thread of its own: the proposal for thousands of packages takes longer than the others who are served should wait.
import { parentPort, workerData } from 'node:worker_threads'
import { proposeBundles } from '@app/domain'
import type { ProposalTask } from './propose-in-thread.ts'

const { packages, parameters }: ProposalTask = workerData
parentPort?.postMessage(proposeBundles(packages, parameters))
