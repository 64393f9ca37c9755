import { FILE_TYPES, MESSAGE_LIMITS } from '@app/domain'
import { ActionIcon, Button, Textarea } from '@mantine/core'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../ui/edit/use-draft.ts'
import { FileRow } from '../../ui/files/file-row.tsx'
import { type Refused, withFiles } from '../../ui/files/file-selection.ts'
import { useGivenFiles } from '../../ui/files/use-given-files.ts'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import type { Whose } from './conversations.queries.ts'
import type { Subject } from './subject.ts'
import styles from './talk.module.css'

type Written = { text: string; about: Subject | null; files: readonly File[] }
type Props = Whose & {
  about: Subject | null
  /** What another screen already wrote, after what was typed before. */
  begun: string
  onSend: (message: Written) => void
}

const MOST = MESSAGE_LIMITS.files

/** The next message: what it is about, its words and its files. */
export function Composer({ clientId, about: given, begun, onSend }: Props) {
  const { t } = useTranslation('company')
  const isPhone = useIsPhone()
  const [about, setAbout] = useState(given)
  const draft = useDraft<{ text: string }>(`message/${clientId ?? 'own'}`)
  const [text, setText] = useState(() => [draft.read()?.values.text, begun].filter(Boolean).join('\n'))
  const [files, setFiles] = useState<readonly File[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const form = useRef<HTMLFormElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const take = (more: readonly File[]) => {
    const next = withFiles(files, more, MOST)
    setRefused(next.refused)
    setFiles(next.files)
  }
  const { isOver, dropProps } = useGivenFiles(form, take)
  const write = (next: string) => {
    setText(next)
    if (next.trim() === '') draft.forget()
    else draft.keep({ text: next })
  }
  const isEmpty = text.trim() === '' && files.length === 0
  const send = () => {
    if (isEmpty) return
    onSend({ text: text.trim(), about, files })
    setAbout(null)
    write('')
    setFiles([])
    setRefused([])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      ref={form}
      className={styles.composer}
      data-over={isOver}
      {...dropProps}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {about ? (
        <p className={styles.named}>
          <span>{t('talk.about', { name: about.name })}</span>
          <ActionIcon size={44} variant="subtle" color="gray" aria-label={t('talk.notAbout')} onClick={() => setAbout(null)}>
            <IconX aria-hidden />
          </ActionIcon>
        </p>
      ) : null}
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              share={null}
              onRemove={() => setFiles(files.filter((other) => other !== file))}
            />
          ))}
        </ul>
      ) : null}
      <div role="alert" className={styles.problems}>
        {refused.map(({ name, problem }) => (
          <p key={name}>{`${name}: ${t(`common:errors.${problem}`, { count: MOST })}`}</p>
        ))}
      </div>
      <div className={styles.row}>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={FILE_TYPES.join(',')}
          aria-label={t('talk.attach')}
          onChange={({ target }) => {
            take([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <ActionIcon size={44} variant="default" aria-label={t('talk.attach')} onClick={() => chooser.current?.click()}>
          <IconPaperclip aria-hidden />
        </ActionIcon>
        <Textarea
          className={styles.field}
          aria-label={t('talk.message')}
          placeholder={t('talk.message')}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={MESSAGE_LIMITS.letters}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        {isPhone ? (
          <ActionIcon type="submit" size={44} variant="filled" disabled={isEmpty} aria-label={t('talk.send')}>
            <IconSend aria-hidden />
          </ActionIcon>
        ) : (
          <Button type="submit" h={44} disabled={isEmpty} title="Ctrl + Enter" leftSection={<IconSend aria-hidden />}>
            {t('talk.send')}
          </Button>
        )}
      </div>
    </form>
  )
}
