import { Button } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const THANKS_IN_MILLISECONDS = 2_000

/** Copies a text and says so, in the button and to screen readers. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), THANKS_IN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? t('ui.copied') : (label ?? t('ui.copy'))}
      </Button>
      <span role="status" className="visually-hidden">
        {copied ? t('ui.copied') : ''}
      </span>
    </>
  )
}
