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
import styles from './second-factor.module.css'

/** One’s own passkeys, each with a way to remove it. */
export function PasskeysList() {
  const { t } = useTranslation('second-factor')
  const format = useFormat()
  const passkeys = usePasskeys()
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
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={t('passkeys.removeOne', { name: passkey.name })}
              onClick={() => setRemoving(passkey)}
            >
              {t('passkeys.remove')}
            </Button>
          </li>
        ))}
      </ul>
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
