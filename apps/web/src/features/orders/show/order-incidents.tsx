import type { OrderDetail } from '@app/contract/orders.contract'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useTranslation } from 'react-i18next'
import { Photos } from '../../../ui/files/photos.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'

/** What went wrong with a package and how it ended, in words; what is still open first. */
export function OrderIncidents({ order: { incidents } }: { order: Pick<OrderDetail, 'incidents'> }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const openFirst = incidents.toSorted((one, other) => one.status.localeCompare(other.status))
  return openFirst.map(({ id, kind, status, outcome, description, resolution, photos, papers, createdAt, resolvedAt }) =>
    status === 'opened' ? (
      <Note key={id} tone="red" title={t(`incident.kinds.${kind}`)}>
        <p>{description}</p>
        <Photos fileIds={photos.map((photo) => photo.id)} />
        <p>{t('incident.opened', { when: format.instant(createdAt) })}</p>
      </Note>
    ) : (
      <Note
        key={id}
        tone={outcome === 'solved' ? 'green' : 'neutral'}
        {...(outcome === 'solved' ? { icon: IconCircleCheck } : {})}
        title={t(`incident.outcomes.${outcome ?? 'solved'}`)}
      >
        <p>{resolution}</p>
        <Photos fileIds={[...photos, ...papers].map((file) => file.id)} />
        {resolvedAt ? <p>{t('incident.resolved', { when: format.instant(resolvedAt) })}</p> : null}
      </Note>
    ),
  )
}
