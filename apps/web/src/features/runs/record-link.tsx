import type { Run } from '@app/contract/runs/runs.contract'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import { placeOfRecord } from './place-of-record.ts'

type Props = { act: Run['act']; record: Run['reasons'][number]['examples'][number] }

export function RecordLink({ act, record }: Props) {
  const { role } = useActor()
  return <Link to={placeOfRecord(act, role, record)}>{record.code}</Link>
}
