import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks a second on Linux: fixed for programs, whatever the kernel uses inside. */
const ticks = 100

/** CPU time that these processes have used so far, user and system, in milliseconds. */
export async function cpuMs(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(timeOf))
  return times.reduce((sum, time) => sum + time, 0)
}

async function timeOf(pid: number): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces: the numbers begin after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticks
  } catch {
    return 0
  }
}

/** All PostgreSQL processes on data in this folder: the postmaster and its children. */
export async function processesOf(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const described = await Promise.all(
    pids.map(async (pid) => ({ pid, parent: await parentOf(pid), runs: await commandOf(pid) })),
  )
  const masters = new Set(
    described
      .filter(({ runs }) => runs.includes(folder) && runs.includes('postgres'))
      .map(({ pid }) => pid),
  )
  return described
    .filter(({ pid, parent }) => masters.has(pid) || masters.has(parent))
    .map(({ pid }) => pid)
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
}
