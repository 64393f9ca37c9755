import { answerClient } from '@app/contract/endpoints/conversations/conversations'
import { Box, Button, Skeleton } from '@mantine/core'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { Composer } from './composer.tsx'
import { messagesOf, useConversation, useReadConversation, useReadOwnConversation, type Whose } from './conversations.queries.ts'
import { dayOf, Message } from './message.tsx'
import { useOutgoing } from './outgoing.ts'
import { OutgoingMessage } from './outgoing-message.tsx'
import { SettleButton } from './settle-button.tsx'
import type { Subject } from './subject.ts'
import styles from './talk.module.css'

type Props = Whose & {
  /** What the next message is about. */
  about?: Subject | null
  /** What its field begins with. */
  begun?: string
  /** In place of messages while there are none. */
  empty?: ReactNode
}

/** What a client and the house wrote to each other, and the field for the next message. */
export function Talk({ clientId, about = null, begun = '', empty }: Props) {
  const { t } = useTranslation('company')
  const query = useConversation({ clientId })
  const { outgoing, add, retry, remove } = useOutgoing({ clientId })
  const messages = query.data ? messagesOf(query.data) : []
  const [newest] = query.data?.pages ?? []
  const last = messages.at(-1)
  const log = useNewestInView({ last: last?.number ?? 0, outgoing: outgoing.length })
  const mayAnswer = useMay()(answerClient)
  useReading({ clientId }, last?.number ?? 0, mayAnswer ? (newest?.unread ?? 0) : 0)
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return (
    <section className={styles.talk}>
      {/* A region that scrolls is reached by the keyboard. */}
      <Box ref={log} role="log" aria-label={t('talk.label')} aria-busy={query.isPending} tabIndex={0} className={styles.log}>
        {query.isPending ? <Skeleton height={120} /> : null}
        {query.hasNextPage ? (
          <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('talk.older')}
          </Button>
        ) : null}
        {query.data && messages.length + outgoing.length === 0
          ? (empty ?? <EmptyState icon={IconMessages} title={t('talk.nothing')} />)
          : null}
        <Days messages={messages} />
        {outgoing.map((message) => (
          <OutgoingMessage
            key={message.key}
            message={message}
            onRetry={() => retry(message)}
            onRemove={() => remove(message.key)}
          />
        ))}
      </Box>
      {clientId !== null && mayAnswer && newest?.openSince && last ? (
        <SettleButton clientId={clientId} upTo={last.number} />
      ) : null}
      {mayAnswer ? <Composer key={about?.id ?? ''} clientId={clientId} about={about} begun={begun} onSend={add} /> : null}
    </section>
  )
}

function Days({ messages }: { messages: ReturnType<typeof messagesOf> }) {
  const format = useFormat()
  const { role } = useActor()
  const byDay = Map.groupBy(messages, ({ createdAt }) => dayOf(createdAt))
  return [...byDay].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h3>{format.day(day)}</h3>
      {ofDay.map((message) => (
        <Message key={message.id} message={message} role={role} />
      ))}
    </section>
  ))
}

/** The end of the log, whenever something was added there; older messages above move nothing. */
function useNewestInView({ last, outgoing }: { last: number; outgoing: number }) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = log.current
    if (shown && last + outgoing > 0) shown.scrollTop = shown.scrollHeight
  }, [last, outgoing])
  return log
}

/** What is on screen is read, once for each message. */
function useReading(whose: Whose, last: number, unread: number): void {
  const { mutate } = useMarkRead(whose)
  const marked = useRef(0)
  useEffect(() => {
    if (unread === 0 || last <= marked.current) return
    marked.current = last
    mutate(last)
  }, [last, unread, mutate])
}

function useMarkRead({ clientId }: Whose) {
  const [own, theirs] = [useReadOwnConversation(), useReadConversation(clientId ?? '')]
  return clientId === null ? own : theirs
}
