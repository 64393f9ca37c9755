import type { TimelineEntry } from '@app/contract/fields/timeline'
import type { ToldRecord } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Timeline, type TimelineWords } from '../../ui/show/timeline.tsx'
import { RecordTimeline } from '../audit/record-timeline.tsx'
import { useCompany } from '../company/company.queries.ts'

type Props = { of: ToldRecord; entries: readonly TimelineEntry[] }
type OfRecord = Props & { recordId: string }

/** What happened to a record: to staff as the house writes it, to its client in words of their own. */
export function RecordHistory({ of, recordId, entries }: OfRecord) {
  const { role } = useActor()
  if (role !== 'client') return <RecordTimeline recordId={recordId} entries={entries} />
  const isByTeam = entries.some(({ actor }) => actor !== null && actor.role !== 'client')
  return isByTeam ? <WithTeam of={of} entries={entries} /> : <ClientHistory of={of} entries={entries} team="" />
}

/** Clients read of the team that it is the company's. */
function WithTeam(props: Props) {
  const { t } = useTranslation('client')
  const { data: company } = useCompany()
  return <ClientHistory {...props} team={company ? t('history.team', { company: company.tradeName }) : ''} />
}

function ClientHistory({ of, entries, team }: Props & { team: string }) {
  const { t } = useTranslation(['client', 'common'])
  const words: TimelineWords = {
    // What staff did in the client's place has a sentence of its own.
    sentenceOf: ({ action, actor }) =>
      t([
        ...(actor?.role === 'client' ? [] : [`history.${of}.${action}ByUs`]),
        `history.${of}.${action}`,
        `common:timeline.${action}`,
      ]),
    nameOf: ({ name, role }) => (role === 'client' ? name : team),
  }
  return <Timeline entries={entries} words={words} />
}
