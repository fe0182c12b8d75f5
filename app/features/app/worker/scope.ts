/** What the worker uses of its global scope: the types of the browser's page do not have it. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: Navigator;
  readonly location: Location;
  readonly clients: {
    matchAll(options: {
      type: "window";
      includeUncontrolled: boolean;
    }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listen: (event: WorkerEvents[Type]) => void,
  ): void;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  readonly activate: WorkerEvent;
  readonly message: WorkerEvent & { readonly data: unknown };
  readonly push: WorkerEvent & { readonly data: { text(): string } | null };
  readonly notificationclick: WorkerEvent & { readonly notification: Notification };
}
