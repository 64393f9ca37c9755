import type { Bundle } from '@app/contract/bundles.contract'
import { Button } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog.tsx'
import { ChangeBundleForm } from './change-bundle-form.tsx'

type Props = { bundle: Bundle; isCompact?: boolean }

/** What a bundle holds, changed where it stands. */
export function ChangeBundleButton({ bundle, isCompact = false }: Props) {
  const { t } = useTranslation('bundles')
  const [isOpen, setOpen] = useState(false)
  const { code } = bundle
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant={isCompact ? 'subtle' : 'default'}
        size={isCompact ? 'compact-md' : 'sm'}
        leftSection={<IconPencil aria-hidden />}
        aria-keyshortcuts="e"
        onClick={() => setOpen(true)}
        aria-label={t('change.of', { code })}
      >
        {t('change.change')}
      </Button>
      <GuardedDialog title={t('change.title', { code })} opened={isOpen} onClose={close} size={620}>
        <ChangeBundleForm bundle={bundle} onClose={close} />
      </GuardedDialog>
    </>
  )
}
