import { listAudit } from '@app/contract/endpoints/personal-data'
import type { TimelineEntry } from '@app/contract/fields/timeline'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { Timeline } from '../../ui/show/timeline.tsx'

const AuditedTimeline = lazy(async () => ({ default: (await import('./audited-timeline.tsx')).AuditedTimeline }))

type Props = { recordId: string; entries: readonly TimelineEntry[] }

/** What happened to a record. Administrators may see which fields changed, from what to what: the audit says it to them alone. */
export function RecordTimeline({ recordId, entries }: Props) {
  const { t } = useTranslation()
  const { role } = useActor()
  const may = useMay()
  const [isWhole, setIsWhole] = useState(false)
  const timeline = <Timeline entries={entries} />
  if (role !== 'administrator' || !may(listAudit)) return timeline
  if (isWhole)
    return (
      <Suspense fallback={timeline}>
        <AuditedTimeline recordId={recordId} entries={entries} />
      </Suspense>
    )
  return (
    <>
      <Button variant="subtle" size="sm" onClick={() => setIsWhole(true)}>
        {t('ui.seeChanges')}
      </Button>
      {timeline}
    </>
  )
}
