/** Beside the page, which stays quick meanwhile. @returns `work` for the next try. */
export async function solveTask(task: unknown): Promise<string> {
  const worker = new Worker(new URL('solving.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', reject)
      worker.postMessage(task)
    })
    if (!solution) throw new Error('the task was not solved in time')
    return JSON.stringify({ challenge: task, solution })
  } finally {
    worker.terminate()
  }
}
