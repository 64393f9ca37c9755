import { Button, type ButtonProps } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))

type Props = Pick<ButtonProps, 'variant' | 'size' | 'children'> & {
  'aria-label'?: string
  id: string
  takingBack: { mutateAsync: (why: { id: string; reason: string }) => Promise<unknown>; error: Error | null }
  title: string
  /** What will happen, and who reads the reason. */
  what: ReactNode
  confirmLabel: string
}

/** Takes something back, once it is said why. */
export function ReasonButton({ id, takingBack, title, what, confirmLabel, ...button }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <Suspense>
        {isAsking ? (
          <ReasonDialog
            title={title}
            confirmLabel={confirmLabel}
            onConfirm={(reason) => takingBack.mutateAsync({ id, reason })}
            error={takingBack.error}
            onClose={() => setAsking(false)}
          >
            <p>{what}</p>
          </ReasonDialog>
        ) : null}
      </Suspense>
    </>
  )
}
