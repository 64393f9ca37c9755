import type { OrderDetail } from '@app/contract/orders.contract'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useTranslation } from 'react-i18next'
import { Photos } from '../../../ui/files/photos.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { isEndOf } from './is-end-of.ts'

/** What went wrong with a package and how it was resolved, in words; what is still open first. What ended it stands with its end. */
export function OrderIncidents({ order }: { order: Pick<OrderDetail, 'incidents' | 'outcome'> }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const isEnd = isEndOf(order)
  const others = order.incidents.filter((incident) => !isEnd(incident))
  const openFirst = others.toSorted((one, other) => one.status.localeCompare(other.status))
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
