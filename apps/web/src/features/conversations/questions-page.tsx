import { listOpenConversations } from '@app/contract/endpoints/conversations/conversations'
import { clientAddress } from '@app/contract/paths'
import { Button, Skeleton } from '@mantine/core'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useConversation, useOpenConversations } from './conversations.queries.ts'
import styles from './questions.module.css'
import { Talk } from './talk.tsx'

/** Clients who wait for an answer, oldest first, and beside them what was said. */
export function QuestionsPage() {
  const { t } = useTranslation('company')
  const [search] = useSearchParams()
  const clientId = search.get('client')
  return (
    <Page title={t('talk.questions')} sentence={t('talk.questionsSentence')}>
      <div className={styles.queue} data-open={clientId !== null}>
        <Waiting clientId={clientId} />
        {clientId === null ? null : <OpenTalk key={clientId} clientId={clientId} />}
      </div>
    </Page>
  )
}

const KEEPS = { mode: 'asc', keeps: ['client'] } as const

function Waiting({ clientId }: { clientId: string | null }) {
  const { t } = useTranslation('company')
  const format = useFormat()
  const list = useListState(listOpenConversations, KEEPS)
  const { data, error, isPending, refetch } = useOpenConversations(list.query)
  return (
    <div className={styles.list}>
      <SearchField list={list} placeholder={t('talk.search')} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Skeleton height={160} /> : null}
      {data ? <p role="status">{t('talk.count', { count: data.meta.total })}</p> : null}
      {data && data.data.length === 0 ? (
        <EmptyState icon={IconMessages} title={t('talk.noneWaits')} sentence={t('talk.noneWaitsSentence')} />
      ) : null}
      <ul className={styles.waiting}>
        {data?.data.map(({ id, client, openSince, waiting, lastText, hasFiles }) => (
          <li key={id}>
            <Link to={`?client=${client.id}`} aria-current={client.id === clientId}>
              <span className={styles.who}>
                <strong>{client.name}</strong>
                <span>{format.number(waiting)}</span>
              </span>
              <span className={styles.last}>{lastText || (hasFiles ? t('talk.onlyFiles') : '')}</span>
              <span className={styles.last}>
                {client.code} · {format.instant(openSince)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {data && data.meta.totalPages > list.query.page ? (
        <Button variant="default" onClick={() => list.setPage(list.query.page + 1)}>
          {t('talk.next')}
        </Button>
      ) : null}
      {list.query.page > 1 ? (
        <Button variant="subtle" onClick={() => list.setPage(1)}>
          {t('talk.first')}
        </Button>
      ) : null}
    </div>
  )
}

function OpenTalk({ clientId }: { clientId: string }) {
  const { t } = useTranslation('company')
  const { role } = useActor()
  const { data } = useConversation({ clientId })
  const client = data?.pages[0]?.client
  return (
    <div>
      <header className={styles.head}>
        <h2>{client?.name ?? ''}</h2>
        <Button component={Link} to="?" variant="subtle" className={styles.back} leftSection={<IconArrowLeft aria-hidden />}>
          {t('talk.back')}
        </Button>
        {role === 'client' ? null : (
          <Button component={Link} to={clientAddress(role, clientId)} variant="subtle">
            {t('talk.toClient')}
          </Button>
        )}
      </header>
      <Talk clientId={clientId} />
    </div>
  )
}
