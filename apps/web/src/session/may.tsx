import type { Duties } from '@app/domain'
import type { ReactNode } from 'react'
import { useMay } from './use-may.ts'

/** What leads to a call, for who may make it. */
export function May({ call, children }: { call: { duties?: Duties }; children: ReactNode }) {
  return useMay()(call) ? children : null
}
