import type { Passkey } from '@app/contract/second-factor.contract'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../api/settled.ts'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { usePasskeys, useRemovePasskey } from './passkeys.queries.ts'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import styles from './second-factor.module.css'

const ACT = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const

/** One’s own passkeys, each with ways to give it another name and to remove it. */
export function PasskeysList() {
  const { t } = useTranslation('second-factor')
  const format = useFormat()
  const passkeys = usePasskeys()
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  if (passkeys.isPending) return <Skeleton height={48} />
  if (passkeys.isError) return <ErrorState error={passkeys.error} onRetry={() => void passkeys.refetch()} />
  return (
    <>
      <ul className={styles.list}>
        {passkeys.data.map((passkey) => (
          <li key={passkey.id} className={styles.item}>
            <div>
              <p className={styles.what}>{passkey.name}</p>
              <p className={styles.when}>
                {passkey.lastUsedAt
                  ? t('passkeys.lastUsed', { when: format.instant(passkey.lastUsedAt) })
                  : t('passkeys.neverUsed', { when: format.instant(passkey.createdAt) })}
              </p>
            </div>
            <div className={styles.acts}>
              <Button {...ACT} aria-label={t('passkeys.renameOne', { name: passkey.name })} onClick={() => setRenaming(passkey)}>
                {t('passkeys.rename')}
              </Button>
              <Button {...ACT} aria-label={t('passkeys.removeOne', { name: passkey.name })} onClick={() => setRemoving(passkey)}>
                {t('passkeys.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {renaming ? <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} /> : null}
      {removing ? <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  )
}

function RemovePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('second-factor')
  const remove = useRemovePasskey()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('passkeys.removeTitle', { name })}
      confirmLabel={t('passkeys.remove')}
      onConfirm={() => remove.mutate(id, { onSuccess: onClose })}
      isRunning={remove.isPending}
      dangerous
    >
      <p>{t('passkeys.removeSentence')}</p>
      {remove.isError && !isSettled(remove.error) ? (
        <Note tone="red" isRefusal>
          <Refusal error={remove.error} />
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}
