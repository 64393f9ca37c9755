import { secondInFileName } from '@app/domain'
import { Button, CopyButton } from '@mantine/core'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../api/save-file.ts'
import styles from './second-factor.module.css'

type Props = { codes: readonly string[]; onDone: () => void }

/** Told once: whoever leaves without them can only make new ones. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation('second-factor')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const download = () => {
    const content = new TextEncoder().encode(`${t('codes.fileTitle')}\n\n${text}\n`)
    saveFile({ name: t('codes.fileName', { second: secondInFileName(new Date()) }), contentType: 'text/plain', content })
  }
  return (
    <div className={styles.form}>
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('codes.title')}
        </h3>
        <p className={styles.sentence}>{t('codes.sentence')}</p>
      </div>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.keep}>
        <CopyButton value={text} timeout={2_000}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<IconCopy aria-hidden />} onClick={copy}>
              {copied ? t('copied') : t('codes.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" leftSection={<IconDownload aria-hidden />} onClick={download}>
          {t('codes.download')}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </div>
    </div>
  )
}
