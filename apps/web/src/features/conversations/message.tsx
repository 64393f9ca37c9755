import type { ConversationMessage } from '@app/contract/conversations/conversations.contract'
import type { Role } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Photos } from '../../ui/files/photos.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useCompany } from '../company/company.queries.ts'
import { addressOfSubject } from './subject.ts'
import styles from './talk.module.css'

type Props = { message: ConversationMessage; role: Role }

const QUITO = 'America/Guayaquil'
const days = new Intl.DateTimeFormat('en-CA', { timeZone: QUITO })
/** The day in Quito, as `2026-11-26`. */
export const dayOf = (instant: string): string => days.format(new Date(instant))

/** One message: whose, when, about what, and whether the other side read it. */
export function Message({ message, role }: Props) {
  const { t, i18n } = useTranslation('company')
  const { data: company } = useCompany()
  const { from, author, about, text, files, createdAt, isRead } = message
  const isOwn = (from === 'client') === (role === 'client')
  const house = t('talk.house', { company: company?.tradeName ?? '' })
  const name = author ?? (from === 'house' ? house : t('talk.you'))
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: QUITO })
  return (
    <article className={styles.message} data-own={isOwn}>
      <p className={styles.author}>{name}</p>
      {about ? <About about={about} role={role} /> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      <Photos fileIds={files.map(({ id }) => id)} />
      <p className={styles.when}>
        <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time>
        {isOwn ? <span> · {isRead ? t('talk.read') : t('talk.sent')}</span> : null}
      </p>
    </article>
  )
}

function About({ about, role }: { about: NonNullable<ConversationMessage['about']>; role: Role }) {
  const { t } = useTranslation('company')
  const format = useFormat()
  const address = addressOfSubject(role, about)
  const things = about.things.count > 0 ? format.things(about.things) : about.code
  // Staff find a record by its number, clients know it by its name.
  const name = role === 'client' || things === about.code ? things : `${about.code} · ${things}`
  const said = `${t(`talk.kinds.${about.kind}`)}: ${name}`
  return address ? (
    <Link to={address} className={styles.about}>
      {said}
    </Link>
  ) : (
    <span className={styles.about}>{said}</span>
  )
}
