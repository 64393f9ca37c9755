import type { Run } from '@app/contract/runs/runs.contract'

/** After which something is printed. */
const WITH_PAPERS = ['billClients', 'createBundles'] as const
export const hasPapers = (act: Run['act']): act is (typeof WITH_PAPERS)[number] => WITH_PAPERS.some((one) => one === act)
