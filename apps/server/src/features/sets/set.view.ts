import type { RecordSet } from '@app/contract/sets/sets.contract'
import type { SeenSet } from '../set-records/sets.repository.ts'

export const setView = ({ createdAt, ...set }: SeenSet): RecordSet => ({ ...set, createdAt: createdAt.toISOString() })
