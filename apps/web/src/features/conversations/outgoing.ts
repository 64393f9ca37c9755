import { useRef, useState } from 'react'
import { useAnswerClient, useWriteToHouse, type Whose } from './conversations.queries.ts'
import type { Subject } from './subject.ts'

/** A message on its way; `error` of one that did not get there. */
export type Outgoing = { key: number; text: string; about: Subject | null; files: readonly File[]; error: unknown }

/** What was sent and is not among the messages yet. A failed one stays, to be sent again or taken back. */
export function useOutgoing(whose: Whose) {
  const { mutateAsync } = useWrite(whose)
  const count = useRef(0)
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])

  const remove = (key: number) => setOutgoing((all) => all.filter((one) => one.key !== key))
  const mark = (key: number, error: unknown) =>
    setOutgoing((all) => all.map((one) => (one.key === key ? { ...one, error } : one)))

  async function send(message: Outgoing): Promise<void> {
    const about = message.about && { kind: message.about.kind, id: message.about.id }
    try {
      await mutateAsync({ body: { text: message.text, ...(about && { about }) }, files: message.files })
      remove(message.key)
    } catch (error) {
      mark(message.key, error)
    }
  }

  return {
    outgoing,
    remove,
    add: (message: Omit<Outgoing, 'key' | 'error'>) => {
      count.current += 1
      const added = { ...message, key: count.current, error: null }
      setOutgoing((all) => [...all, added])
      void send(added)
    },
    /** The call has the key of before: what arrived after all is not there twice. */
    retry: (message: Outgoing) => {
      mark(message.key, null)
      void send({ ...message, error: null })
    },
  }
}

function useWrite({ clientId }: Whose) {
  const [toHouse, toClient] = [useWriteToHouse(), useAnswerClient(clientId ?? '')]
  return clientId === null ? toHouse : toClient
}
