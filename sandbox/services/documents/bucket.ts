import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { FileStore } from "./store";

/** Limits of one request to the bucket, ms. */
const limits = { connectionTimeout: 3_000, requestTimeout: 15_000 };

/**
 * Players' files in the bucket of an S3-compatible store: `s3://bucket/prefix`. Credentials, region and the address of
 * another store than Amazon's are in the AWS SDK's own variables. Throws a one-line error if the bucket cannot be read.
 */
export async function openBucket(filesUrl: string): Promise<FileStore> {
  const { hostname: Bucket, pathname } = new URL(filesUrl);
  const prefix = pathname.replace(/^\/+|\/+$/g, "");
  const keyOf = (id: string) => (prefix === "" ? id : `${prefix}/${id}`);
  const isElsewhere = Boolean(
    process.env["AWS_ENDPOINT_URL_S3"] ?? process.env["AWS_ENDPOINT_URL"],
  );
  const client = new S3Client({
    requestHandler: limits,
    // Stores of others do not know the checksums that Amazon's computes.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(isElsewhere
      ? { forcePathStyle: true, region: process.env["AWS_REGION"] ?? "us-east-1" }
      : {}),
  });
  const list = (MaxKeys: number) =>
    client.send(new ListObjectsV2Command({ Bucket, Prefix: keyOf(""), MaxKeys }));
  await list(1).catch((error: unknown) => {
    const { name, message } = error as Error;
    throw new Error(`FILES_URL names a bucket that cannot be read: ${name} ${message}`);
  });
  return {
    async write(id, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(id), Body }));
    },
    async read(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(id) }));
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async clear() {
      for (;;) {
        const { Contents: found = [], IsTruncated: isMore } = await list(1000);
        for (const { Key } of found) await client.send(new DeleteObjectCommand({ Bucket, Key }));
        if (!isMore) return;
      }
    },
  };
}
